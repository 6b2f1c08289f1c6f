/// The character references of HTML 4 and `&apos;`.
enum HTMLEntities {
    /// The character that stands between `&` and `;`: a name such as `eacute`, or `#233`, or `#xE9`; `nil` when nothing
    /// is called so.
    ///
    /// As browsers do, the numbers of the C1 controls mean what Windows-1252 has there, and numbers of no character
    /// mean U+FFFD. A no-break space becomes a space, since it was meant for another layout.
    static func scalar(_ reference: String) -> Unicode.Scalar? {
        guard reference.utf8.first == UInt8(ascii: "#") else { return named[reference] }
        let digits = reference.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? digits.dropFirst() : digits
        guard number.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) ?? false,
            let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
        else { return nil }
        switch value {
        case 0: return replacement
        case 0x80...0x9F: return windows1252[Int(value - 0x80)]
        case 0xA0: return " "
        default: return Unicode.Scalar(value) ?? replacement
        }
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// What Windows-1252 has at 0x80 to 0x9F; its five gaps are U+FFFD.
    private static let windows1252 = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
    )

    private static let named: [String: Unicode.Scalar] = {
        var table: [String: Unicode.Scalar] = [:]
        for entry in list.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: ":")
            if parts.count == 2, let value = UInt32(parts[1], radix: 16) {
                table[String(parts[0])] = Unicode.Scalar(value)
            }
        }
        return table
    }()

    /// Each name with its code point in hexadecimal, from the HTML 4.01 specification, chapter 24.
    private static let list = """
        Aacute:c1 aacute:e1 Acirc:c2 acirc:e2 acute:b4 AElig:c6 aelig:e6 Agrave:c0 agrave:e0 alefsym:2135 Alpha:391
        alpha:3b1 amp:26 and:2227 ang:2220 apos:27 Aring:c5 aring:e5 asymp:2248 Atilde:c3 atilde:e3 Auml:c4 auml:e4
        bdquo:201e Beta:392 beta:3b2 brvbar:a6 bull:2022 cap:2229 Ccedil:c7 ccedil:e7 cedil:b8 cent:a2 Chi:3a7
        chi:3c7 circ:2c6 clubs:2663 cong:2245 copy:a9 crarr:21b5 cup:222a curren:a4 Dagger:2021 dagger:2020
        dArr:21d3 darr:2193 deg:b0 Delta:394 delta:3b4 diams:2666 divide:f7 Eacute:c9 eacute:e9 Ecirc:ca ecirc:ea
        Egrave:c8 egrave:e8 empty:2205 emsp:2003 ensp:2002 Epsilon:395 epsilon:3b5 equiv:2261 Eta:397 eta:3b7 ETH:d0
        eth:f0 Euml:cb euml:eb euro:20ac exist:2203 fnof:192 forall:2200 frac12:bd frac14:bc frac34:be frasl:2044
        Gamma:393 gamma:3b3 ge:2265 gt:3e hArr:21d4 harr:2194 hearts:2665 hellip:2026 Iacute:cd iacute:ed Icirc:ce
        icirc:ee iexcl:a1 Igrave:cc igrave:ec image:2111 infin:221e int:222b Iota:399 iota:3b9 iquest:bf isin:2208
        Iuml:cf iuml:ef Kappa:39a kappa:3ba Lambda:39b lambda:3bb lang:2329 laquo:ab lArr:21d0 larr:2190 lceil:2308
        ldquo:201c le:2264 lfloor:230a lowast:2217 loz:25ca lrm:200e lsaquo:2039 lsquo:2018 lt:3c macr:af mdash:2014
        micro:b5 middot:b7 minus:2212 Mu:39c mu:3bc nabla:2207 nbsp:20 ndash:2013 ne:2260 ni:220b not:ac notin:2209
        nsub:2284 Ntilde:d1 ntilde:f1 Nu:39d nu:3bd Oacute:d3 oacute:f3 Ocirc:d4 ocirc:f4 OElig:152 oelig:153
        Ograve:d2 ograve:f2 oline:203e Omega:3a9 omega:3c9 Omicron:39f omicron:3bf oplus:2295 or:2228 ordf:aa
        ordm:ba Oslash:d8 oslash:f8 Otilde:d5 otilde:f5 otimes:2297 Ouml:d6 ouml:f6 para:b6 part:2202 permil:2030
        perp:22a5 Phi:3a6 phi:3c6 Pi:3a0 pi:3c0 piv:3d6 plusmn:b1 pound:a3 Prime:2033 prime:2032 prod:220f prop:221d
        Psi:3a8 psi:3c8 quot:22 radic:221a rang:232a raquo:bb rArr:21d2 rarr:2192 rceil:2309 rdquo:201d real:211c
        reg:ae rfloor:230b Rho:3a1 rho:3c1 rlm:200f rsaquo:203a rsquo:2019 sbquo:201a Scaron:160 scaron:161
        sdot:22c5 sect:a7 shy:ad Sigma:3a3 sigma:3c3 sigmaf:3c2 sim:223c spades:2660 sub:2282 sube:2286 sum:2211
        sup:2283 sup1:b9 sup2:b2 sup3:b3 supe:2287 szlig:df Tau:3a4 tau:3c4 there4:2234 Theta:398 theta:3b8
        thetasym:3d1 thinsp:2009 THORN:de thorn:fe tilde:2dc times:d7 trade:2122 Uacute:da uacute:fa uArr:21d1
        uarr:2191 Ucirc:db ucirc:fb Ugrave:d9 ugrave:f9 uml:a8 upsih:3d2 Upsilon:3a5 upsilon:3c5 Uuml:dc uuml:fc
        weierp:2118 Xi:39e xi:3be Yacute:dd yacute:fd yen:a5 Yuml:178 yuml:ff Zeta:396 zeta:3b6 zwj:200d zwnj:200c
        """
}
