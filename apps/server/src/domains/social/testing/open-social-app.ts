import { startSocial, type SocialSimulators } from '../../../testing/providers/start-social.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts'

export interface SocialApp {
  node: TestApp
  houses: SocialSimulators
  close: () => Promise<void>
}

const site = 'http://127.0.0.1:3999'

/** A program connected to simulated providers, all on one clock. */
export async function openSocialApp(options: TestAppOptions = {}): Promise<SocialApp> {
  let node: TestApp | undefined
  const houses = await startSocial({ site, now: () => node?.app.now() ?? new Date() })
  node = await openTestApp({
    ...options,
    settings: { BASE_URL: site, LOG_LEVEL: 'fatal', ...houses.env, ...options.settings },
  })
  const opened = node
  return {
    node: opened,
    houses,
    close: async () => {
      await opened.close()
      await houses.close()
    },
  }
}
