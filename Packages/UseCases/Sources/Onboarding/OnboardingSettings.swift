import Boundaries
import BusinessServices

/// The settings as answers: read to begin with, and kept all at once in the end.
struct OnboardingSettings: Sendable {
    let store: any PreferenceStore

    /// What the settings say; nothing of a field of which they say nothing.
    func answers() async throws(OnboardingError) -> [OnboardingField: String] {
        let values: [String: PreferenceValue]
        do { values = try await store.values() } catch { throw .settings(.store(error)) }
        var answers: [OnboardingField: String] = [:]
        do throws(PreferencesError) {
            for field in OnboardingField.allCases {
                guard let own = values[field.key.rawValue] else { continue }
                answers[field] = field.answer(for: try field.key.value(from: own.description))
            }
        } catch {
            throw .settings(error)
        }
        return answers
    }

    /// Keeps answers; one that is empty takes its setting away.
    func keep(_ answers: [(field: OnboardingField, answer: String)]) async throws(OnboardingError) {
        var changes: [String: PreferenceValue?] = [:]
        do throws(PreferencesError) {
            for (field, answer) in answers {
                let value = answer.isEmpty ? nil : try field.key.value(from: answer)
                changes.updateValue(value, forKey: field.key.rawValue)
            }
        } catch {
            throw .settings(error)
        }
        guard !changes.isEmpty else { return }
        do { try await store.set(changes) } catch { throw .settings(.store(error)) }
    }
}
