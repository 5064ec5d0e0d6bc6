import { setTimeout as sleep } from 'node:timers/promises'
import { buildAccount } from '../testing/accounts.ts'
import type { TestNode } from '../testing/test-app.ts'
import type { Browser } from '../testing/call-as.ts'
import { buildFile } from '../testing/posts.ts'

/** A member with a photograph to publish and an address of their own. */
export interface Person {
  browser: Browser
  fileId: string
  address: string
}

let addresses = 0

/** An address that nobody else in a drill has. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const atOnce = 8
const failuresAllowed = 20

/** Members in the database, for as many writes as their limits allow. */
export async function buildPeople(node: Pick<TestNode, 'app'>, count: number): Promise<Person[]> {
  const people: Person[] = []
  let failures = 0
  const build = async () => {
    while (people.length < count) {
      try {
        const { browser } = await buildAccount(node)
        people.push({ browser, fileId: await buildFile(node, browser), address: newAddress() })
      } catch (error) {
        // A machine that is busy with starting nodes may not give a connection in time.
        failures += 1
        if (failures > failuresAllowed) throw error
        await sleep(500)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, build))
  return people
}
