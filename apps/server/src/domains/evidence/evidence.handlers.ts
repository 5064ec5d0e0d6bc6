import type { Evidence } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { getCertificate, getChain, listLinks, listOwnOfPost } from './evidence.read.ts'

export const evidenceMethods: HandlersOf<typeof Evidence> = {
  GetChain: getChain,
  GetLinks: listLinks,
  GetCertificate: getCertificate,
  GetOfPost: listOwnOfPost,
}
