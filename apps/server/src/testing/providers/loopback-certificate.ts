/**
 * A certificate for 127.0.0.1 with its key, so that simulators can be reached by `https:` as production requires. It
 * protects nothing: only a program started with it in NODE_EXTRA_CA_CERTS trusts it.
 */
export const loopbackCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpjaqWja0cG31/K7Z
JHU9VO2bWNnyEMhsMTQjBcqYauKhRANCAARysxR3bRXV67ozG5nGKls9A36O5Va6
UpO6eW1EE6cLQk6sBuU8O7BsDTArUBO0+C+ghdTerx1NgIhUxTSeTpVi
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBvDCCAWGgAwIBAgIUIVVVWM/5IY9NvouBiKIMnf+UdkQwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZc2ltdWxhdG9yIG9uIHRoaXMgbWFjaGluZTAgFw0yNjExMjMw
MjE1NDhaGA8yMTI2MTAzMDAyMTU0OFowJDEiMCAGA1UEAwwZc2ltdWxhdG9yIG9u
IHRoaXMgbWFjaGluZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHKzFHdtFdXr
ujMbmcYqWz0Dfo7lVrpSk7p5bUQTpwtCTqwG5Tw7sGwNMCtQE7T4L6CF1N6vHU2A
iFTFNJ5OlWKjbzBtMB0GA1UdDgQWBBTIY/+l7rCxwqyMQS9xTmxyT1/5NjAfBgNV
HSMEGDAWgBTIY/+l7rCxwqyMQS9xTmxyT1/5NjAaBgNVHREEEzARhwR/AAABggls
b2NhbGhvc3QwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA45CE
5HdQwCcq2nWkcaC2NMB0VQrrfQMB2gFQ6gO6QKcCIQDm2VgGaC5dnezyOZLVqJl/
v6zmb9Kx73yoqFfFEY5Fug==
-----END CERTIFICATE-----
`,
}
