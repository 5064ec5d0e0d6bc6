import type { StaffAward, StaffContestDetail } from '@guangquan/contract'

type Told = Pick<
  StaffAward,
  'prizeName' | 'groupName' | 'number' | 'title' | 'nickName' | 'words' | 'isPassedOn'
>

/** A text about the result for the press and other channels: who won which prize, with the jury's words. */
export function pressText(
  {
    title,
    theme,
    organiser,
    entryCount,
    people,
    hasJury,
    votes,
  }: Pick<
    StaffContestDetail,
    'title' | 'theme' | 'organiser' | 'entryCount' | 'people' | 'hasJury' | 'votes'
  >,
  awards: readonly Told[],
): string {
  const won = awards.filter(({ isPassedOn }) => !isPassedOn)
  const byPrize = Map.groupBy(won, ({ prizeName, groupName }) => `${prizeName}（${groupName}）`)
  const facts = [
    `${people.entered} 位影友的 ${entryCount} 件作品参赛`,
    ...(votes === null ? [] : [`公众投出 ${votes.clean} 张有效票`]),
    ...(hasJury ? ['由评审团匿名评出'] : []),
  ]
  return [
    `《${title}》揭晓`,
    '',
    `${organiser === '' ? '' : `${organiser}主办的`}《${title}》公布结果。${theme === '' ? '' : `主题：${theme}。`}${facts.join('，')}。`,
    ...[...byPrize].flatMap(([prize, list]) => ['', prize, ...list.flatMap(linesOf)]),
    '',
    '评分表和 SHA-256 已在影赛页公布，任何人都可以重新计算名次。',
  ].join('\n')
}

function linesOf({ number, title, nickName, words }: Told): string[] {
  const line = `《${title}》${nickName === '' ? `${number} 号作品` : nickName}`
  return words === '' ? [line] : [line, `评审团：“${words}”`]
}
