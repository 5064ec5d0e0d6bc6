import { Entrance } from '../shell/entrance.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function SignInPage() {
  return (
    <Entrance title="管理后台">
      <SignInForm />
    </Entrance>
  )
}
