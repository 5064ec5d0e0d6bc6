import { test as setup } from '@playwright/test'
import { demonstration, stateOf, type Demonstration } from './people.ts'
import { signIn } from './sign-in.ts'

setup.describe.configure({ mode: 'parallel' })

// Codes are limited per phone, so each person signs in once and all tests share that browser's state.
const persons: Demonstration[] = ['demonstration', 'secondDemonstration']
for (const person of persons) {
  setup(`${demonstration[person].name} signs in`, async ({ page }) => {
    await signIn(page, demonstration[person].phone)
    await page.context().storageState({ path: stateOf(person) })
  })
}
