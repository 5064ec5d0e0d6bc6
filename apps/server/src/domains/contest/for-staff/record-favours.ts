import { contestSentences } from '@guangquan/contract'
import { favoursOf, type ContestTerms, type Favour } from '@guangquan/rules/contest/favours'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import {
  criteriaOf,
  factsOf,
  groupRulesOf,
  listGroups,
  listPrizes,
  recordChange,
  type ContestRow,
} from '../contest.store.ts'

/** The present promises of a contest to its entrants. */
export async function termsOf(db: Queryable, row: ContestRow): Promise<ContestTerms> {
  const [groups, prizes] = await Promise.all([listGroups(db, row.id), listPrizes(db, row.id)])
  return {
    times: factsOf(row),
    entriesMax: row.entries_max,
    originalDays: row.original_days,
    method: [
      row.kind,
      row.weight_judge,
      row.votes_per_day,
      row.tie_rule,
      row.unclaimed_rule,
      ...criteriaOf(row).flatMap(({ name, weight }) => [name, weight]),
    ],
    prizes: prizes.map((prize) => ({
      id: prize.id,
      key: [prize.name, prize.group_id, prize.basis, prize.gift_id, prize.frame_id, prize.needs_papers].join(
        '\n',
      ),
      count: prize.count,
      value: Number(prize.value),
      coins: prize.coins,
    })),
    groups: groups.map((group) => ({
      id: group.id,
      photosMin: group.photos_min,
      photosMax: group.photos_max,
      rules: groupRulesOf(row, group),
    })),
  }
}

/**
 * Records for publication what a saved contest gives beyond its promises.
 * @throws BadInput if it takes something away
 */
export async function recordFavours(
  tx: Tx,
  row: ContestRow,
  promised: ContestTerms,
  now: Date,
): Promise<void> {
  const terms = await termsOf(tx, row)
  const favours = favoursOf(promised, terms)
  if (favours === null) fail('BadInput', { fields: { collectEnd: contestSentences.onlyFavours } })
  const prizes = new Map((await listPrizes(tx, row.id)).map(({ id, name }) => [id, name]))
  const groups = new Map((await listGroups(tx, row.id)).map(({ id, name }) => [id, name]))
  for (const favour of favours)
    await recordChange(tx, {
      id: uuid(),
      contestId: row.id,
      text: textOf(favour, { promised, terms, prizes, groups }),
      now,
    })
}

interface Named {
  promised: ContestTerms
  terms: ContestTerms
  prizes: ReadonlyMap<string, string>
  groups: ReadonlyMap<string, string>
}

function textOf(favour: Favour, { promised, terms, prizes, groups }: Named): string {
  const { changed, eased, added, timeNames, countNames } = contestSentences
  if (favour.kind === 'later') {
    const text = (time: number | null) => (time === null ? '' : timeTextOf(new Date(time)).slice(0, 16))
    const { name } = favour
    return changed(timeNames[name], text(promised.times[name]), text(terms.times[name]))
  }
  if (favour.kind === 'more') {
    const { name } = favour
    return changed(countNames[name], String(promised[name]), String(terms[name]))
  }
  if (favour.kind === 'rules') return eased(groups.get(favour.groupId) ?? '')
  const name = prizes.get(favour.id) ?? ''
  return favour.isNew ? added(name) : contestSentences.raised(name)
}
