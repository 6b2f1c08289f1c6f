#!/bin/sh
# Makes the certificates of LoopbackServer, the server that tests talk to, and writes them as Swift source:
#
#     Packages/Infrastructure/Scripts/make-loopback-certificates.sh \
#         > Packages/Infrastructure/Sources/LoopbackServer/LoopbackCertificates+PEM.swift
#
# Their keys are no secrets. They are valid for a hundred years, but for the one that has always been expired.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

key() {
    openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1.key" 2>/dev/null
}

# certificate NAME SUBJECT EXTENSIONS FROM UNTIL OPTIONS…: signed by the authority, unless the options say otherwise.
certificate() {
    name=$1 subject=$2 extensions=$3 from=$4 until=$5
    shift 5
    key "$name"
    openssl req -new -key "$name.key" -subj "/CN=$subject" -out "$name.csr"
    printf '%b\n' "$extensions" > "$name.extensions"
    openssl ca -batch -notext -config ca.conf -extfile "$name.extensions" -startdate "$from" -enddate "$until" \
        -in "$name.csr" -out "$name.pem" "$@" 2>/dev/null
}

cat > ca.conf <<END
[ca]
default_ca = authority
[authority]
certificate = authority.pem
private_key = authority.key
database = index
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
END
: > index
echo 1000 > serial

server='extendedKeyUsage=serverAuth\nbasicConstraints=critical,CA:FALSE'
localhost="subjectAltName=DNS:localhost,IP:127.0.0.1\n$server"
start=20200101000000Z
end=21200101000000Z
certificate authority "Loopback test authority" 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign' \
    $start $end -selfsign -keyfile authority.key
certificate trusted localhost "$localhost" $start $end
certificate wrongName other.example "subjectAltName=DNS:other.example\n$server" $start $end
certificate expired localhost "$localhost" 20000101000000Z 20010101000000Z
certificate selfSigned localhost "$localhost" $start $end -selfsign -keyfile selfSigned.key

literal() {
    printf '\n    static let %s = """\n' "$1"
    sed 's/^/        /' "$2"
    printf '        """\n'
}

printf '// Made by Scripts/make-loopback-certificates.sh; the keys are for tests and no secrets.\n\n'
printf 'extension LoopbackCertificates {'
for name in authority trusted wrongName expired selfSigned; do
    literal "$name" "$name.pem"
    [ "$name" = authority ] || literal "${name}Key" "$name.key"
done
printf '}\n'
