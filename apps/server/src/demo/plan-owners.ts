import type { SourcePhoto } from './catalogue.ts'
import { demoPeople, type DemoPerson } from './people.ts'
import type { Random } from './random.ts'

const maxSources = 6
/** The demonstration accounts that the start names. */
const namedAccounts = 5

/**
 * Each source belongs to a member who photographs its topic; popular members have more. Nobody has only one: their
 * profile would show the same photograph again and again.
 */
export function planOwners(sources: readonly SourcePhoto[], random: Random): DemoPerson[] {
  const counts = new Map<DemoPerson, number>()
  const count = (person: DemoPerson) => counts.get(person) ?? 0
  const fitting = ({ topic }: SourcePhoto) => demoPeople.filter((person) => person.topics.includes(topic))
  // Members with one need a second; the accounts named at the start get several.
  const weights = [2, 12]
  const namedWeight = 30
  const owners = sources.map((source) => {
    const owner = random.pickWeighted(
      fitting(source).filter((person) => count(person) < maxSources),
      (person) =>
        demoPeople.indexOf(person) < namedAccounts && count(person) < 5
          ? namedWeight
          : (weights[count(person)] ?? 1) / (demoPeople.indexOf(person) + 4) ** 0.8,
    )
    counts.set(owner, count(owner) + 1)
    return owner
  })
  const move = (source: number, person: DemoPerson | undefined) => {
    const owner = owners[source]
    if (owner === undefined || person === undefined) return
    owners[source] = person
    counts.set(owner, count(owner) - 1)
    counts.set(person, count(person) + 1)
  }
  // Members with only one get another from a member with more than two, or give theirs away.
  for (const person of demoPeople.filter((one) => count(one) === 1)) {
    const second = sources.findIndex((source, index) => {
      const owner = owners[index]
      return owner !== undefined && count(owner) > 2 && fitting(source).includes(person)
    })
    const only = owners.indexOf(person)
    const source = sources[only]
    if (second >= 0) move(second, person)
    else if (source !== undefined)
      move(
        only,
        fitting(source).find((one) => count(one) > 1),
      )
  }
  return owners
}
