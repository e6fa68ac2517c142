export function PlaceholderScreen() {
  return <h1>PlaceholderScreen</h1>;
}
