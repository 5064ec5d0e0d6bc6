import { serialStates } from '@guangquan/contract/product-words'

/** What a member reads below a number that cannot be registered just so; empty for one that can. */
export const serialSentences: Record<number, string> = {
  [serialStates.wrongForm]: '编号和这个型号不符，请对照图示核对',
  [serialStates.own]: '这件产品你已经注册过',
  [serialStates.taken]: '这个编号已被其他影友注册。如果产品在你手里，可以申请核验',
  [serialStates.requested]: '这个编号有影友正在申请注册。填上注册码可以直接注册，没有注册码可以申请核验',
  [serialStates.blocked]: '这个编号已挂失或停用，不能注册，请联系客户服务',
}

export const notShippedSentence = '这个编号还不在出货记录里，需要上传购买发票，由工作人员核对'

/** Why an access code was refused. */
export function codeSentence({ codeState, remain }: { codeState: number | null; remain: number }): string {
  const tries = remain === 0 ? '请一小时后再试，或不填注册码、上传购买发票' : `还可尝试 ${remain} 次`
  if (codeState === 1) return `这个注册码已经用过，${tries}`
  if (codeState === 2 || codeState === 3) return `这个注册码已停用，${tries}`
  return `注册码不正确，${tries}`
}
