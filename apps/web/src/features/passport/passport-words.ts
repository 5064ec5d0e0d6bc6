import type { Passport } from '@guangquan/contract'
import { passportLevels, proofDays } from '@guangquan/contract/passport/passport.words'

/** The meaning of each level, for readers of a passport. */
export const levelMeanings: Record<number, string> = {
  [passportLevels.stated]: '由机主填写，还没有核验',
  [passportLevels.code]: '用随机附带的注册码核验过',
  [passportLevels.photos]: `${proofDays} 个不同日子的照片，文件里的序列号与它一致`,
  [passportLevels.invoice]: '工作人员看过购买发票',
}

type Progress = Pick<Passport, 'level' | 'isDisputed'> & { proofDays: number }

/** What is missing for a higher level; null at the highest. */
export function nextStep({ level, isDisputed, proofDays: days }: Progress): string | null {
  if (level === passportLevels.invoice) return null
  if (isDisputed) return '另一位影友也在核验这个编号，处理完之前等级不会变化。'
  if (level === passportLevels.photos) return '上传购买发票，审核通过后升到 3 级。'
  const left = proofDays - days
  return `再用它在 ${left} 个不同的日子拍照并上传原图，照片里的序列号一致就升到 2 级；上传购买发票，审核通过直接升到 3 级。`
}
