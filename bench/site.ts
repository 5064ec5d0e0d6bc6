import { setTimeout as sleep } from 'node:timers/promises'
import { isAskedFor, type Options } from './options.ts'
import type { Caller, Members } from './people/call.ts'
import { readBoot, setBirthdays, signInPeople } from './people/sign-in.ts'
import { signInStaff } from './people/sign-in-staff.ts'
import { survey, type Survey } from './people/survey.ts'
import { readDatabaseCpu } from './program/database-cpu.ts'
import { endDatabase } from './program/end-database.ts'
import { copyFilled } from './program/ensure-filled.ts'
import { freePort } from './program/free-port.ts'
import { readMetrics } from './program/metrics.ts'
import { openProfiler, type Profiler } from './program/profiler.ts'
import { profiledArguments, startArguments, startServer, type Server } from './program/start-server.ts'
import { growthSwitch, switchGrowth } from './program/switch-growth.ts'
import type { Cleanup } from './cleanup.ts'

/** A filled and running product of one size. */
export interface Site {
  posts: number
  server: Server
  /** Signs for visitors and for the signed-in people. */
  members: Members
  /** Signs for one of the staff. */
  staff: Caller
  survey: Survey
  /** Seconds of `npm start` on a folder that was started before. */
  startSeconds: number
  /** Memory of the idle server's process in bytes. */
  idleBytes: number
  /** Processor seconds of the server so far; also records its memory. */
  readCpu: () => Promise<number>
  readDatabaseCpu: () => number | null
  /** Null unless profiles were asked for. */
  profiler: Profiler | null
  /** Highest memory of the server at the end of any load. */
  busyBytes: () => number
  /** Switches rewards on or off, once earlier ones are counted. */
  setEarning: (earns: boolean) => Promise<void>
}

const people = 24
const idleMs = 5000
const catchUpMs = 120_000

/** Copies the filled data, starts and signs in. @param say called for each step */
export async function openSite(
  stops: Cleanup,
  posts: number,
  options: Options,
  say: (what: string) => void,
): Promise<Site> {
  const dataDir = await copyFilled({ posts, ledger: options.ledger ?? posts }, say)
  // A server that had to be killed leaves its database running.
  stops.add(() => endDatabase(dataDir))
  const startSeconds = options.isTrial ? 0 : await measureStart(stops, dataDir, options)
  const inspectorPort = options.profile ? await freePort() : null
  const args = inspectorPort === null ? startArguments : profiledArguments(inspectorPort)
  const server = await startServer(stops, { dataDir, args, settings: growthSwitch })
  await sleep(idleMs)
  const { residentBytes: idleBytes } = await readMetrics(server.url)
  const visitor = await readBoot(server.url)
  const members: Members = { ...visitor, people: await signInPeople(visitor, people) }
  await setBirthdays(members)
  let busyBytes = 0
  const readCpu = async () => {
    const { cpuSeconds, residentBytes } = await readMetrics(server.url)
    busyBytes = Math.max(busyBytes, residentBytes)
    return cpuSeconds
  }
  const ofDatabase = () => readDatabaseCpu(dataDir)
  const staff: Caller = { ...visitor, people: [await signInStaff(visitor, dataDir)] }
  return {
    posts,
    server,
    members,
    staff,
    survey: await survey(members, staff),
    startSeconds,
    idleBytes,
    readCpu,
    readDatabaseCpu: ofDatabase,
    setEarning: (earns) => switchGrowth({ dataDir, readCpu, readDatabaseCpu: ofDatabase }, earns),
    profiler: inspectorPort === null ? null : await openProfiler(inspectorPort),
    busyBytes: () => busyBytes,
  }
}

/** The first start may build the program and catches up on jobs, which may take a minute. It is not counted. */
async function measureStart(stops: Cleanup, dataDir: string, options: Options): Promise<number> {
  const first = await startServer(stops, { dataDir, args: startArguments })
  const deadline = performance.now() + catchUpMs
  while ((await readMetrics(first.url)).jobs > 0 && performance.now() < deadline) await sleep(1000)
  await first.stop()
  if (!isAskedFor(options, 'start')) return first.startSeconds
  const second = await startServer(stops, { dataDir, args: startArguments })
  await second.stop()
  return second.startSeconds
}
