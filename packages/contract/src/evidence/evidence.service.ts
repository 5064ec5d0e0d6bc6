import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { dayText, EvidenceCertificate, EvidenceChain, EvidenceLink, OwnEvidence } from './evidence.shapes.ts'
import { hexHash } from '../lottery/lottery.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

/** First publication: which bytes were published here, and when. */
export const Evidence = service('Evidence', {
  GetChain: method({
    summary: '首发存证的链：现在的链尾，和最近三十个有记录的日子',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({}),
    output: EvidenceChain,
    errors: [],
  }),
  GetLinks: method({
    summary: '一天里的每一环，按编号：谁都能从前一天的链尾算到这一天的',
    access: 'public',
    read: true,
    input: body({ ...pageInput, day: dayText }),
    output: pageOf(EvidenceLink),
    errors: [],
  }),
  GetCertificate: method({
    summary: '凭文件的 SHA-256 查验：这些字节有没有在这里发布过，最早是什么时候',
    access: 'public',
    read: true,
    input: body({ sha256: hexHash }),
    output: EvidenceCertificate,
    errors: ['ContentNotFound'],
  }),
  GetOfPost: method({
    summary: '我的一篇作品里每张照片的存证',
    access: 'member',
    read: true,
    input: body({ publishId: id }),
    output: z.array(OwnEvidence),
    errors: [],
  }),
})
