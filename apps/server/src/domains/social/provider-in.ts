import { socialProvider, type SocialProvider } from '@guangquan/contract'

/** Reads the column. @throws for a row that no program of ours wrote */
export function providerIn(text: string): SocialProvider {
  return socialProvider.parse(text)
}
