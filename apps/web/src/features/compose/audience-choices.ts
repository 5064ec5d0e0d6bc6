import type { Audience } from '@guangquan/contract'

/** 谁可以看: each choice is a set of audiences (1 my fans, 2 members I follow, 3 everyone else). */
export const audienceChoices: readonly { value: string; label: string; audiences: Audience[] }[] = [
  { value: '1,2,3', label: '所有人', audiences: [1, 2, 3] },
  { value: '1,2', label: '粉丝与关注', audiences: [1, 2] },
  { value: '1', label: '仅粉丝', audiences: [1] },
  { value: '2', label: '仅我关注的人', audiences: [2] },
  { value: '', label: '仅自己可见', audiences: [] },
]

/** The value of the choice for a set of audiences. */
export function audienceValue(audiences: Audience[]): string {
  return audiences.includes(3) ? '1,2,3' : audiences.toSorted((a, b) => a - b).join(',')
}

/** The audiences of a choice. */
export function audiencesOf(value: string): Audience[] {
  return audienceChoices.find((choice) => choice.value === value)?.audiences ?? [1, 2, 3]
}
