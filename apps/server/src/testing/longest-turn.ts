/** Processor time of this thread while `work` runs, in milliseconds: no turn of the event loop takes longer. */
export async function allTurnsMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * The longest turn of the event loop while `work` runs, in milliseconds. It counts processor time of this thread, so a
 * busy machine does not change the result.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let running = true
  let before = process.threadCpuUsage()
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (running) setImmediate(measure)
  }
  setImmediate(measure)
  try {
    await work()
  } finally {
    running = false
    measure()
  }
  return longest
}
