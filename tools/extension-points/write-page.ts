import { triggerGroups, type Trigger, type TriggerGroup } from '../../apps/server/src/db/triggers.ts'
import { readCode } from './read-code.ts'
import { readEvents, readJobs } from './read-events.ts'
import { readHooks, readPoints } from './read-points.ts'

const titles: Record<TriggerGroup, string> = {
  Guard: 'Guards: they refuse a statement',
  Derived: 'Derived: they keep what follows from rows, whoever writes them',
  Announcement: 'Announcements: they tell caches of all nodes',
  Other: 'Others, until the next release drops them',
}

/** The page of everything that is called indirectly: hooks, events, jobs and triggers. */
export async function writePage(triggers: readonly Trigger[]): Promise<string> {
  const code = await readCode()
  const points = readPoints(code).map((one) => [
    `\`${one.name}\``,
    one.about,
    fileText(one.declaredIn),
    `\`${one.key}\`${one.isOnly ? ', one domain' : ''}: ${list(one.filledBy)}`,
  ])
  const hooks = readHooks(code).map((one) => [
    `\`${one.name}\``,
    one.about,
    one.calledIn.map(fileText).join('<br>'),
    list(one.filledBy),
  ])
  const events = readEvents(code).map((one) => [
    `\`${one.name}\``,
    one.about,
    one.writtenIn.map(fileText).join('<br>'),
    list(one.heardBy.map((name) => `\`${name}\``)),
  ])
  const jobs = readJobs().map((one) => [
    `\`${one.name}\``,
    one.domain ?? 'the program',
    one.lane,
    one.starts.join(', '),
  ])
  return `# What acts without being called where it happens

<!-- Written by tools/generate/database.ts from the code and the migrated database. -->
Files are those of \`apps/server/src/domains/\`, or of \`apps/server/src/\` for the program's own. "To do this, copy that" in [ARCHITECTURE.md](ARCHITECTURE.md) names an example of each.

## Extension points
A domain declares what it needs from domains above it; \`manifests.ts\` fills it from a key of their manifests.

${table(['Point', 'What', 'Declared in', 'Filled by'], points)}

## Hooks
Called in the transaction of a change, from the lower layers to the higher.

${table(['Hook', 'When', 'Called in', 'Who acts'], hooks)}

## Events
Written in the transaction of what happened, delivered after its commit, at least once.

${table(['Event', 'What happened', 'Written in', 'Subscribers'], events)}

## Jobs
Those without a start are enqueued by a call, a subscriber or another job. Times are UTC, as in crontab.

${table(['Job', 'Domain', 'Lane', 'Starts'], jobs)}

## Triggers
What each does is the \`comment on\` it or its function; a trigger without one fails \`db/triggers.test.ts\`. Decision [0690](decisions/0690-which-triggers-stay.md) says which triggers there may be.
${triggerGroups.map((group) => triggerSection(group, triggers)).join('')}`
}

function triggerSection(group: TriggerGroup, triggers: readonly Trigger[]): string {
  const rows = triggers
    .filter((one) => one.group === group)
    .map((one) => [one.table, `\`${one.name}\``, one.when, `\`${one.function}\``, sentence(one.does)])
  return `
### ${titles[group]}

${table(['Table', 'Trigger', 'When', 'Function', 'What it does'], rows)}
`
}

/** As the other columns: with a capital letter, and without the point of a single sentence. */
const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/^([^.]*)\.$/, '$1')
const fileText = (path: string) => `\`${path}\``
const list = (names: readonly string[]) => (names.length === 0 ? 'nobody' : names.join(', '))

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')).replaceAll(' --- ', '---'), ...rows.map(line)].join('\n')
}
