import { api, call } from '@guangquan/contract/wire/method-ref'

export const evidenceChain = () => call(api.Evidence.GetChain, {})

/** The certificate of a file. @param sha256 64 hexadecimal digits */
export const evidenceOf = (sha256: string) => call(api.Evidence.GetCertificate, { sha256 })

export const ownEvidence = (publishId: string) => call(api.Evidence.GetOfPost, { publishId })
