import { toggleTheme, useTheme } from '@guangquan/ui'
import { useSignedIn } from '../../platform/session/session.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { PhoneNavigation } from '../../shared/navigation/phone-navigation.tsx'

/**
 * What the bars on phones have no space for: theme and sign-out, for visitors also navigation. At the end of 我的 and of
 * the visitors' home page.
 */
export function PhoneFooter() {
  const { theme } = useTheme()
  const signedIn = useSignedIn()
  return (
    <>
      {signedIn ? null : (
        <div className="page mt-8">
          <PhoneNavigation />
        </div>
      )}
      <div className="phone-settings">
        <button type="button" onClick={toggleTheme}>
          {theme === 'dark' ? '切换展墙' : '切换暗房'}
        </button>
        {signedIn ? (
          <button type="button" onClick={() => void signOut()}>
            退出
          </button>
        ) : null}
      </div>
    </>
  )
}
