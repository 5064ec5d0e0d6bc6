/** The steps of a start or a test run, in both languages. */
const titles = {
  build: '构建 · building',
  upToDate: '构建 · up to date',
  types: '类型 · types',
  lint: '规则 · lint',
  format: '格式 · format',
  boundaries: '边界 · boundaries',
  unused: '多余 · unused exports and packages',
  derived: '派生文件 · derived files',
  unit: '单元与接口 · unit, API, sweeps, races',
  browser: '浏览器 · browser',
  provision: '浏览器准备 · browser and fonts',
} as const

export type Step = keyof typeof titles

/** Prints the line of a finished step. */
export function report(step: Step, ok: boolean, seconds: number): void {
  console.log(`${ok ? '✓' : '✗'} ${pad(titles[step])} ${seconds.toFixed(1).padStart(6)} s`)
}

/** Prints the line of a long step that begins. */
export function announce(step: Step): void {
  console.log(`… ${titles[step]}`)
}

// A Chinese character is two columns wide.
function pad(title: string): string {
  const width = [...title].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
  return title + ' '.repeat(Math.max(0, 42 - width))
}
