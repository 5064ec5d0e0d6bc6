import { toggleTheme, useTheme } from '@guangquan/ui'
import { useSession } from '../session.ts'
import { signOut } from '../sign-out.ts'

/** What the bar at the top has no room for on phones, at the end of 我的. */
export function PhoneSettings() {
  const { theme } = useTheme()
  const signedIn = useSession((state) => state.user !== null)
  return (
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
  )
}
