/** The reward of an act or a task: 经验 +20，金币 +5. */
export function payText({ exp, coins }: { exp: number; coins: number }): string {
  const parts = [exp > 0 ? `经验 +${exp}` : '', coins > 0 ? `金币 +${coins}` : '']
  return parts.filter((part) => part !== '').join('，')
}
