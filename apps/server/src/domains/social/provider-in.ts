import { socialProvider, type SocialProvider } from '@guangquan/contract'

/** Reads the column. @throws for an unknown value, which this program never writes */
export function providerIn(text: string): SocialProvider {
  return socialProvider.parse(text)
}
