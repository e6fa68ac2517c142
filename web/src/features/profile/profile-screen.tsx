export function ProfileScreen() {
  return <h1>ProfileScreen</h1>;
}
