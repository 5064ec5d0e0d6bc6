import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test as setup } from '@playwright/test'
import { signInByCode } from './support/new-account.ts'
import { demonstration, demonstrationState } from './support/people.ts'

// Codes are limited per phone, so they sign in once and all tests share that browser's state.
setup(`${demonstration.name} signs in`, async ({ baseURL }) => {
  mkdirSync(dirname(demonstrationState), { recursive: true })
  writeFileSync(demonstrationState, JSON.stringify(await signInByCode(baseURL ?? '', demonstration.phone)))
})
