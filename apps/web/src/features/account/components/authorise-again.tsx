import { Button, LinkButton } from '@guangquan/ui'
import { accountPaths } from '../../../platform/account-paths.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import type { SocialPerson } from '../social/social-person.ts'
import { useBeginSocial } from '../social/use-begin-social.ts'

/** Sends a member who is registering back to the provider for a new authorisation; the registration draft is kept. */
export function useAuthoriseAgain(
  social: SocialPerson | null,
  redirect: string | undefined,
): ReturnType<typeof useBeginSocial> {
  return useBeginSocial(social?.provider ?? 'wx', { purpose: 'login', redirect: redirect ?? '' })
}

/** Explains that the provider's authorisation has expired, with a button to authorise again. */
export function AuthoriseAgain({
  sentence,
  social,
  redirect,
  again,
}: {
  sentence: string
  social: SocialPerson
  redirect: string | undefined
  again: ReturnType<typeof useAuthoriseAgain>
}) {
  const isPhone = useWidth('phone')
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
      <span className="text-small text-danger">{sentence}</span>
      {social.provider === 'wx' && !isPhone ? (
        // On a desktop, WeChat uses a QR code on its own page.
        <LinkButton kind="line" href={accountPaths.loginWechat(redirect)}>
          重新授权
        </LinkButton>
      ) : (
        <Button kind="line" busy={again.busy} busyLabel="正在打开" onClick={again.begin}>
          重新授权
        </Button>
      )}
    </div>
  )
}
