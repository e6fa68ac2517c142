export function AuthScreen() {
  return <h1>AuthScreen</h1>;
}
