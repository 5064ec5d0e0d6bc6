export { OwnPassport } from './components/own-passport.tsx'
export { PassportActs } from './components/passport-acts.tsx'
