import { sentenceOf } from '../../platform/api.ts'
import { UnknownEncoding } from './csv-bytes.ts'

/** Why a file could not be checked. */
export function csvSentenceOf(error: unknown): string {
  if (error instanceof UnknownEncoding) return '这个文件不是 CSV，或者文字读不出来；请在表格软件里另存为 CSV'
  return sentenceOf(error)
}
