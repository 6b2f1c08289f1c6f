// Made by Scripts/make-loopback-certificates.sh; the keys are for tests and no secrets.

extension LoopbackCertificates {
    static let authority = """
        -----BEGIN CERTIFICATE-----
        MIIBeTCCAR6gAwIBAgICEAAwCgYIKoZIzj0EAwIwIjEgMB4GA1UEAwwXTG9vcGJh
        Y2sgdGVzdCBhdXRob3JpdHkwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAw
        MDBaMCIxIDAeBgNVBAMMF0xvb3BiYWNrIHRlc3QgYXV0aG9yaXR5MFkwEwYHKoZI
        zj0CAQYIKoZIzj0DAQcDQgAE+dEY94vh8d0JRlupzJZ8uxM/ozZhWBNVmZLd/ZkO
        DWT5zwicXYfOStWuH6jf1EGvOLzG1RF7mZVIhM3LlxJqMKNCMEAwDwYDVR0TAQH/
        BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQwHQYDVR0OBBYEFO8tqZDxsu27tThkWCdr
        d5B+yq7kMAoGCCqGSM49BAMCA0kAMEYCIQDkRM1eLOEvN1ID6TdjUrjoa9IIeoct
        kfoKu0tJOUInTgIhAMeEJo9TENjlzj6p3/ZkAmYZkE/fgmvB8dFEG+E/RDa8
        -----END CERTIFICATE-----
        """

    static let trusted = """
        -----BEGIN CERTIFICATE-----
        MIIBqjCCAVCgAwIBAgICEAEwCgYIKoZIzj0EAwIwIjEgMB4GA1UEAwwXTG9vcGJh
        Y2sgdGVzdCBhdXRob3JpdHkwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAw
        MDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
        A0IABKq1nFZu1y5fqS53gYb5ey33LaiwdHO8fr0UwvMn+hWtf8B2CrhxSUiVp35/
        VJcqsYOe5iqC/NCZi0TP1puyYrOjgYEwfzAaBgNVHREEEzARgglsb2NhbGhvc3SH
        BH8AAAEwEwYDVR0lBAwwCgYIKwYBBQUHAwEwDAYDVR0TAQH/BAIwADAdBgNVHQ4E
        FgQUNzun1s7tanHSn7arW5tm03IedIYwHwYDVR0jBBgwFoAU7y2pkPGy7bu1OGRY
        J2t3kH7KruQwCgYIKoZIzj0EAwIDSAAwRQIgXsO/MN6k+Xa++RcRo7O/N8+zVICj
        1n7Wv2BHusyfIBACIQCZQGtDnJ0OVZC8WgkCdRsPqKO0WIzIb6HBe26G7K2whQ==
        -----END CERTIFICATE-----
        """

    static let trustedKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg240dmnqxFluJgnO3
        M9HtQ+PLc01ZIeKc5TtxfhjzXaqhRANCAASqtZxWbtcuX6kud4GG+Xst9y2osHRz
        vH69FMLzJ/oVrX/Adgq4cUlIlad+f1SXKrGDnuYqgvzQmYtEz9absmKz
        -----END PRIVATE KEY-----
        """

    static let wrongName = """
        -----BEGIN CERTIFICATE-----
        MIIBrDCCAVGgAwIBAgICEAIwCgYIKoZIzj0EAwIwIjEgMB4GA1UEAwwXTG9vcGJh
        Y2sgdGVzdCBhdXRob3JpdHkwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAw
        MDBaMBgxFjAUBgNVBAMMDW90aGVyLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAASUGCnGDHnVDazoejpjKpW5rHW100xIgiFBRQWEdx7Vh5SjGEaL9225
        +zHVIS3+rGz+wjGbJcaScx4/lzDdRUwso38wfTAYBgNVHREEETAPgg1vdGhlci5l
        eGFtcGxlMBMGA1UdJQQMMAoGCCsGAQUFBwMBMAwGA1UdEwEB/wQCMAAwHQYDVR0O
        BBYEFOTc8tpkyFM0uOjH7Pwhj4y1Ste3MB8GA1UdIwQYMBaAFO8tqZDxsu27tThk
        WCdrd5B+yq7kMAoGCCqGSM49BAMCA0kAMEYCIQDEZnpB4MeacAEHyseNCXHb3JHC
        Gt1uKzqWiU68VvHStwIhANzoKt+TXkY4WTKufymaSl7SMsDx/vxpEFd9a1sNDWEi
        -----END CERTIFICATE-----
        """

    static let wrongNameKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvxoAxxpvFFsYJL0s
        8Z2clw+V1RelXKuI9SFtBfmzVC2hRANCAASUGCnGDHnVDazoejpjKpW5rHW100xI
        giFBRQWEdx7Vh5SjGEaL9225+zHVIS3+rGz+wjGbJcaScx4/lzDdRUws
        -----END PRIVATE KEY-----
        """

    static let expired = """
        -----BEGIN CERTIFICATE-----
        MIIBqDCCAU6gAwIBAgICEAMwCgYIKoZIzj0EAwIwIjEgMB4GA1UEAwwXTG9vcGJh
        Y2sgdGVzdCBhdXRob3JpdHkwHhcNMDAwMTAxMDAwMDAwWhcNMDEwMTAxMDAwMDAw
        WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
        AARCRYdLkcfKEaRcnMLUillA+ncjlGLHe6KKYsEWPNnceuFbkyInFkTrF32bGkvP
        8uO45DmBEFVWsNJBoC3uvKjio4GBMH8wGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/
        AAABMBMGA1UdJQQMMAoGCCsGAQUFBwMBMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYE
        FIkGjHYcoX7z+9+Mk4wCiFMTaNNSMB8GA1UdIwQYMBaAFO8tqZDxsu27tThkWCdr
        d5B+yq7kMAoGCCqGSM49BAMCA0gAMEUCIDazAGVOKEvAL16jZhdB++0n/ddxDt4N
        o8fk9YWVTsZSAiEA/SFovdNFS7NiNWNFWK7YXkWbOKRDfRokYBpYzwZj0c0=
        -----END CERTIFICATE-----
        """

    static let expiredKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgp+SbXTX5WdzhZfu/
        1D6veszzOkHMRco/DCpDMIa2bc6hRANCAARCRYdLkcfKEaRcnMLUillA+ncjlGLH
        e6KKYsEWPNnceuFbkyInFkTrF32bGkvP8uO45DmBEFVWsNJBoC3uvKji
        -----END PRIVATE KEY-----
        """

    static let selfSigned = """
        -----BEGIN CERTIFICATE-----
        MIIBejCCASCgAwIBAgICEAQwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxo
        b3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAUMRIwEAYDVQQD
        DAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQiSz7ocS5DxKBg
        wqHCR/DpkXzz63SPurWwihOlnMRVZVkuHGtW8YJPgYGGfHYk+zY7Aoo9yeGGAui9
        DM4ky+ado2AwXjAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwEwYDVR0lBAww
        CgYIKwYBBQUHAwEwDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQU4Z+7V+z8PGCAotsx
        M4nJe60VI/YwCgYIKoZIzj0EAwIDSAAwRQIgXIpt8msQE7SbtV+HdcGpPJRojttL
        OIZKkZzilyHGnNICIQCtV4A6+qBR7ZNXBGWVyQzs6w1tw9UIwdzBwtdhV2verw==
        -----END CERTIFICATE-----
        """

    static let selfSignedKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEvlg9ORMq+pUrR+q
        v3MLHKudKuUHTiXEbZvyCKFIYx2hRANCAAQiSz7ocS5DxKBgwqHCR/DpkXzz63SP
        urWwihOlnMRVZVkuHGtW8YJPgYGGfHYk+zY7Aoo9yeGGAui9DM4ky+ad
        -----END PRIVATE KEY-----
        """
}
