import { test as setup } from '@playwright/test'
import { agreeWhenAsked } from './agree.ts'
import { expect, stateOf } from './fixtures.ts'
import { signIn } from './sign-in.ts'

// Codes are rationed per phone, so each person signs in once and all tests share that browser's state.
setup('林小满 signs in', async ({ page }) => {
  await signIn(page, '13800130001')
  // Whoever joined before the terms in force is asked once; the answer is kept with the account.
  await agreeWhenAsked(page)
  const own = page.waitForResponse(/\/UserInfo\/Get$/)
  await page.goto('/user')
  await own
  await expect(page.getByRole('link', { name: '编辑资料' })).toBeVisible()
  await page.context().storageState({ path: stateOf('member') })
})
