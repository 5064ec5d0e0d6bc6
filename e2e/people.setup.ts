import { test as setup } from './fixtures.ts'
import { demonstration, demonstrationState } from './people.ts'
import { signIn } from './sign-in.ts'

// Codes are limited per phone, so they sign in once and all tests share that browser's state.
setup(`${demonstration.name} signs in`, async ({ page }) => {
  await signIn(page, demonstration.phone)
  await page.context().storageState({ path: demonstrationState })
})
