export { PhoneLoginForm } from './components/phone-login-form.tsx'
