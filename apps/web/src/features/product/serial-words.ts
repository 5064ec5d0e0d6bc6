import { serialStates } from '@guangquan/contract/product/product.words'

/** The sentence below a number that cannot be registered directly; empty for one that can. */
export const serialSentences: Record<number, string> = {
  [serialStates.wrongForm]: '编号和这个型号不符，请对照图示核对',
  [serialStates.own]: '这件产品你已经注册过',
  [serialStates.taken]: '这个编号已被其他影友注册。如果产品在你手里，可以申请核验',
  [serialStates.requested]:
    '有影友正在申请注册这个编号，还在审核。有注册码就填上，以有注册码的为准；没有可以申请核验',
  [serialStates.blocked]: '这个编号已挂失或停用，不能注册，请联系客户服务',
}

export const notShippedSentence = '这个编号还不在出货记录里，需要上传购买发票，由工作人员核对'

interface CodeVerdict {
  codeState: number | null
  remain: number
  waitSeconds: number | null
}

// Rounded up: after it there are tries again.
const waitText = (seconds: number) =>
  seconds <= 3600 ? ` ${Math.ceil(seconds / 60)} 分钟后` : ` ${Math.ceil(seconds / 3600)} 小时后`

/** Why an access code was refused. */
export function codeSentence({ codeState, remain, waitSeconds }: CodeVerdict): string {
  const tries =
    waitSeconds === null
      ? `还可尝试 ${remain} 次`
      : `请${waitText(waitSeconds)}再试，或不填注册码、上传购买发票`
  if (codeState === 1) return `这个注册码已经用过，${tries}`
  if (codeState === 2 || codeState === 3) return `这个注册码已停用，${tries}`
  return `注册码不正确，${tries}`
}
