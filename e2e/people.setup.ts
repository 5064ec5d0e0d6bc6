import { test as setup } from '@playwright/test'
import { leaver, leaverState, mailAccount, people, stateOf, type Person } from './people.ts'
import { signIn, signUp } from './sign-in.ts'

setup.describe.configure({ mode: 'parallel' })

// Codes are rationed per phone, so each person signs in once and all tests share that browser's state.
const persons: Person[] = ['member', 'neighbour', 'tabs', 'writer']
for (const person of persons) {
  setup(`${people[person].name} signs in`, async ({ page }) => {
    await signIn(page, people[person].phone)
    await page.context().storageState({ path: stateOf(person) })
  })
}

setup('an account registers by e-mail', async ({ page }) => {
  await signUp(page, mailAccount)
})

setup('an account registers by phone', async ({ page }) => {
  await signUp(page, leaver)
  await page.context().storageState({ path: leaverState })
})
