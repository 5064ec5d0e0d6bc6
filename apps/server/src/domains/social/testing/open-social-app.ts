import { startSocial, type SocialSimulators } from '../../../delivery/simulators/start-social.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts'

export interface SocialApp {
  node: TestApp
  providers: SocialSimulators
  close: () => Promise<void>
}

const site = 'http://127.0.0.1:3999'

/** A program connected to simulated providers, all on one clock. */
export async function openSocialApp(options: TestAppOptions = {}): Promise<SocialApp> {
  let node: TestApp | undefined
  const providers = await startSocial({ site, now: () => node?.app.now() ?? new Date() })
  node = await openTestApp({
    ...options,
    settings: { BASE_URL: site, LOG_LEVEL: 'fatal', ...providers.env, ...options.settings },
  })
  const opened = node
  return {
    node: opened,
    providers,
    close: async () => {
      await opened.close()
      await providers.close()
    },
  }
}
