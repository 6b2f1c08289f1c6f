import AppShell

await PetSaveApp.main()
