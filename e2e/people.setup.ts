import { test as setup } from '@playwright/test'
import { agreeToTerms } from './agree.ts'
import { stateOf } from './fixtures.ts'
import { signIn } from './sign-in.ts'

// Codes are rationed per phone, so each person signs in once and all tests share that browser's state.
setup('林小满 signs in', async ({ page }) => {
  await signIn(page, '13800130001')
  await agreeToTerms(page)
  await page.context().storageState({ path: stateOf('member') })
})
