/* global SwaggerUIBundle -- from the script before this one */
{
  const stored = () => {
    try {
      return localStorage.getItem('craque.theme');
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  // As index.html chooses the theme.
  const dress = () => {
    const theme = stored();
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    document.documentElement.classList.toggle('dark-mode', isDark);
  };
  dress();
  system.addEventListener('change', dress);
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#api',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    defaultModelsExpandDepth: 0,
    // Otherwise it sends the document to a foreign host, and keeps tokens in the browser.
    validatorUrl: null,
    persistAuthorization: false,
  });
}
