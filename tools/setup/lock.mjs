import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while this process holds the lock `file`, so that two starts never install at once. A lock whose owner
 * has exited is taken over.
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withLock(file, work) {
  let said = false
  while (!take(file)) {
    if (!said) console.error('等待另一个安装完成 · Waiting for another installation to finish')
    said = true
    await sleep(500)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!ownerIsAlive(file)) rmSync(file, { force: true })
  return false
}

function ownerIsAlive(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
