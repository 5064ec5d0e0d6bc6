/** Reports the progress of the start on the terminal: one line per step, and a bar for slow ones. */
export interface Progress {
  /** Runs a step and prints its line with the duration. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>
  /** Advances the bar of the running step. */
  advance: (done: number, total: number, what: string) => void
  line: (text: string) => void
}

const barWidth = 24
// As wide as the build steps that were printed before.
const titleWidth = 42
const isTerminal = process.stdout.isTTY

/** Progress on standard output. Without a terminal the bar becomes a line for every tenth. */
export function terminalProgress(): Progress {
  let shownTenth = -1
  let barShown = false

  function endBar(): void {
    if (barShown && isTerminal) process.stdout.write('\r\u001b[2K')
    barShown = false
    shownTenth = -1
  }

  return {
    step: async (title, work) => {
      const begin = performance.now()
      const result = await work()
      endBar()
      process.stdout.write(`✓ ${title.padEnd(titleWidth)} ${seconds(performance.now() - begin)}\n`)
      return result
    },
    advance: (done, total, what) => {
      const tenth = Math.floor((10 * done) / total)
      if (isTerminal) {
        const filled = Math.round((barWidth * done) / total)
        const bar = '█'.repeat(filled).padEnd(barWidth, '░')
        process.stdout.write(`\r\u001b[2K  ${bar} ${done}/${total} ${what}`)
      } else if (tenth !== shownTenth) {
        process.stdout.write(`  ${what} ${done}/${total}\n`)
      }
      shownTenth = tenth
      barShown = true
    },
    line: (text) => {
      endBar()
      process.stdout.write(`${text}\n`)
    },
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`
}
